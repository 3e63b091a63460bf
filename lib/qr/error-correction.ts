/** Numbers of the field with 256 elements in which QR codes count: `powers[n]` is two to the n, `exponents` the way back. */
const powers = new Uint8Array(510);
const exponents = new Uint8Array(256);

let power = 1;
for (let exponent = 0; exponent < 255; exponent++) {
  powers[exponent] = powers[exponent + 255] = power;
  exponents[power] = exponent;
  power = (power << 1) ^ (power & 0x80 ? 0x11d : 0);
}

const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (powers[(exponents[a] ?? 0) + (exponents[b] ?? 0)] ?? 0);

/** The polynomial with the roots 2⁰, 2¹ … 2ⁿ⁻¹: its coefficients without the leading 1, highest first. */
function generator(degree: number): Uint8Array {
  const coefficients = new Uint8Array(degree);
  coefficients[degree - 1] = 1;
  for (let root = 0; root < degree; root++) {
    for (let at = 0; at < degree; at++) {
      const next = coefficients[at + 1] ?? 0;
      coefficients[at] = times(coefficients[at] ?? 0, powers[root] ?? 0) ^ next;
    }
  }
  return coefficients;
}

/**
 * Reed-Solomon codes: what has to follow a block so that damage can be mended.
 * @param length how many codewords follow each block
 * @returns a function from a block to its codewords
 */
export function errorCorrection(length: number): (block: Uint8Array) => Uint8Array {
  const divisor = generator(length);
  return (block) => {
    const remainder = new Uint8Array(length);
    for (const codeword of block) {
      const factor = codeword ^ (remainder[0] ?? 0);
      remainder.copyWithin(0, 1);
      remainder[length - 1] = 0;
      divisor.forEach((coefficient, at) => {
        remainder[at] = (remainder[at] ?? 0) ^ times(coefficient, factor);
      });
    }
    return remainder;
  };
}
