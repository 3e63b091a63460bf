import fc from 'fast-check';

/** Text of any UTF-16 units at all: controls and halves of characters, too. */
export const anyText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0xff_ff)))
  .map((units) => String.fromCharCode(...units));
