import encodeQR from 'qr';

import type { QrLevel, QrLook } from '@/lib/model/qr-look';

import { bytesOf, capacity } from './capacity';
import { plainLook } from './plain-look';
import { type QrMatrix, cornerSize, drawCorners, drawModules } from './shapes';

/** In a square of `side` units, one a module. */
export interface QrCode {
  side: number;
  path: string;
  look: QrLook;
  /** All edges lie between pixels, so that none is to be softened. */
  isSharp: boolean;
  /** Where the logo stands; null without one. */
  logo: { at: number; side: number } | null;
}

/** @returns null when the text does not fit */
export function createQrCode(text: string, look: QrLook = plainLook): QrCode | null {
  const { margin, modules, corners } = look;
  const matrix = qrMatrix(text, levelOf(look));
  if (matrix === null) return null;
  const { size } = matrix;
  const hole = look.logo === '' ? null : holeIn(size);
  const isSharp = modules === 'square' && corners === 'square';
  const path = isSharp
    ? drawModules.square(without(matrix, hole, false), margin)
    : drawModules[modules](without(matrix, hole, true), margin) +
      drawCorners(corners, size, margin);
  return {
    side: size + 2 * margin,
    path,
    look,
    isSharp,
    logo: hole && { at: margin + hole.from + 0.5, side: hole.side - 1 },
  };
}

/** A logo hides modules, so the rest has to say more. */
export const levelOf = ({ logo, level }: QrLook): QrLevel => (logo === '' ? level : 'H');

/** @returns null when the text does not fit */
export function qrMatrix(text: string, level: QrLevel = 'M'): QrMatrix | null {
  if (bytesOf(text) > capacity[level]) return null;
  // It draws one light module around the code at least.
  const rows = encodeQR(text, 'raw', { ecc: nameOf[level], encoding: 'byte', border: 1 });
  return {
    size: rows.length - 2,
    isDark: (row, column) => rows[row + 1]?.[column + 1] === true,
  };
}

const nameOf = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const;

/** The modules in the middle that make room for a logo: up to 8 % of a code that can lose 30. */
const logoShare = 0.13;

const holeIn = (size: number): { from: number; side: number } => {
  const half = Math.floor(size * logoShare);
  return { from: (size - 1) / 2 - half, side: 2 * half + 1 };
};

function without(
  { size, isDark }: QrMatrix,
  hole: { from: number; side: number } | null,
  leavesCorners: boolean,
): QrMatrix {
  const isInHole = (at: number) => hole !== null && at >= hole.from && at < hole.from + hole.side;
  const isEnd = (at: number) => at < cornerSize || at >= size - cornerSize;
  const isInCorner = (row: number, column: number) =>
    isEnd(row) && isEnd(column) && (row < cornerSize || column < cornerSize);
  return {
    size,
    isDark: (row, column) =>
      isDark(row, column) &&
      !(isInHole(row) && isInHole(column)) &&
      !(leavesCorners && isInCorner(row, column)),
  };
}
