#include "room/watching_secret.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <string_view>
#include <vector>

namespace elgrande::room
{

namespace
{

constexpr std::string_view watching_prefix = "El Grande: watching "; // another use of the secret would have another one
constexpr std::size_t block_bytes = 64;

constexpr std::array<std::uint32_t, 64> round_constants{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

using Hash = std::array<std::uint32_t, 8>;

void add_block(Hash& hash, std::span<const std::uint8_t> block)
{
    std::array<std::uint32_t, 64> words{};
    for (std::size_t i = 0; i < block_bytes; ++i)
    {
        words[i / 4] = words[i / 4] << 8U | block[i];
    }
    for (std::size_t i = 16; i < words.size(); ++i)
    {
        const std::uint32_t near = words[i - 2];
        const std::uint32_t far = words[i - 15];
        words[i] = words[i - 16] + words[i - 7] + (std::rotr(far, 7) ^ std::rotr(far, 18) ^ far >> 3U)
                   + (std::rotr(near, 17) ^ std::rotr(near, 19) ^ near >> 10U);
    }
    auto [a, b, c, d, e, f, g, h] = hash;
    for (std::size_t i = 0; i < words.size(); ++i)
    {
        const std::uint32_t first = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) + ((e & f) ^ (~e & g))
                                    + round_constants[i] + words[i];
        const std::uint32_t second =
            (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        h = g;
        g = f;
        f = e;
        e = d + first;
        d = c;
        c = b;
        b = a;
        a = first + second;
    }
    const Hash added{a, b, c, d, e, f, g, h};
    std::transform(hash.begin(), hash.end(), added.begin(), hash.begin(), std::plus<>());
}

} // namespace

std::array<std::uint8_t, 32> sha256(std::span<const std::uint8_t> bytes)
{
    std::vector<std::uint8_t> padded(bytes.begin(), bytes.end());
    padded.push_back(0x80);
    while (padded.size() % block_bytes != block_bytes - 8)
    {
        padded.push_back(0);
    }
    const std::uint64_t bits = std::uint64_t{bytes.size()} * 8;
    for (unsigned shift = 64; shift > 0; shift -= 8)
    {
        padded.push_back(static_cast<std::uint8_t>(bits >> (shift - 8) & 255U));
    }
    Hash hash{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    for (std::size_t at = 0; at < padded.size(); at += block_bytes)
    {
        add_block(hash, std::span(padded).subspan(at, block_bytes));
    }
    std::array<std::uint8_t, 32> digest{};
    for (std::size_t i = 0; i < digest.size(); ++i)
    {
        digest[i] = static_cast<std::uint8_t>(hash[i / 4] >> (24 - 8 * (i % 4)) & 255U);
    }
    return digest;
}

Secret watching_secret(const Secret& secret)
{
    std::vector<std::uint8_t> bytes(watching_prefix.begin(), watching_prefix.end());
    bytes.insert(bytes.end(), secret.bytes.begin(), secret.bytes.end());
    const std::array<std::uint8_t, 32> digest = sha256(bytes);
    Secret watching;
    std::copy_n(digest.begin(), watching.bytes.size(), watching.bytes.begin());
    return watching;
}

} // namespace elgrande::room
