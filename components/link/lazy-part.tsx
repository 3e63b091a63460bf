import type { ComponentType, FunctionComponent } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

import { firstPaint } from '@/lib/platform/first-paint';

/**
 * Keeps what is not needed for the first view out of its way, and out of the way of its paint: one click that makes a link shows
 * no form and no error.
 * @param load imports a component; it comes out of the extension itself, within milliseconds
 * @returns the component, as one that shows nothing while it is being read from disk
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  let Part: ComponentType<Props> | undefined;
  const read = async () => {
    await firstPaint();
    Part ??= await load();
  };
  return (props) => {
    const [, redraw] = useState(Part !== undefined);
    useLayoutEffect(() => {
      if (Part === undefined) void read().then(() => redraw(true));
    }, []);
    return Part === undefined ? null : <Part {...props} />;
  };
}
