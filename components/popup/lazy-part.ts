import { useLayoutEffect, useState } from 'preact/hooks';

/** A part of the popup that is only read from disk when it is shown. */
export interface LazyPart<T> {
  /**
   * @param isNeeded it is not read before
   * @returns the part, or undefined while it is being read; the component is drawn again when it is there.
   */
  use: (isNeeded?: boolean) => T | undefined;
}

/**
 * Keeps what is not needed for the first view out of its way: one click that makes a link shows no form and no error.
 * @param load imports the part; it comes out of the extension itself, within milliseconds
 */
export function lazyPart<T>(load: () => Promise<T>): LazyPart<T> {
  let part: T | undefined;
  const read = async () => {
    part ??= await load();
  };
  const use = (isNeeded = true) => {
    const [, redraw] = useState(part !== undefined);
    useLayoutEffect(() => {
      if (isNeeded && part === undefined) void read().then(() => redraw(true));
    }, [isNeeded]);
    return part;
  };
  return { use };
}
