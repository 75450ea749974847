// SHA-256 from the BSD message digest library, which every Debian system already has: dpkg needs it.

#ifndef SEATMAP_CLIBMD_SHIM_H
#define SEATMAP_CLIBMD_SHIM_H

#include <sha2.h>

// The digits of a SHA-256 and a NUL; the macro of the library is an expression, which Swift does not import.
enum { CLIBMD_SHA256_TEXT_LENGTH = SHA256_DIGEST_STRING_LENGTH };

#endif
