/** The first, the last, the second, the last but one and so on: nothing tells at which end of a list the newest stand. */
export function fromBothEnds<T>(list: readonly T[]): T[] {
  const half = Math.ceil(list.length / 2);
  const back = list.slice(half).toReversed();
  return list.slice(0, half).flatMap((item, i) => [item].concat(back.slice(i, i + 1)));
}
