import { Button } from '@/components/ui/button';
import { numberText } from '@/lib/texts/count-text';

interface PagerProps {
  /** The first row that is shown, from 0. */
  first: number;
  shown: number;
  count: number;
  /** There are more, and nobody knows how many. */
  isOpen: boolean;
  isSearch: boolean;
  turn: (by: -1 | 1) => void;
}

/** Which rows are shown of how many, and the way to those before and after. */
export function Pager({ first, shown, count, isOpen, isSearch, turn }: PagerProps) {
  const end = first + shown;
  const all = `${numberText(count)}${isOpen ? ' or more' : ''}${isSearch ? ' found' : ''}`;
  return (
    <div class="pager">
      <p role="status" class="pager-count">
        {shown === 0 ? '' : `${numberText(first + 1)}–${numberText(end)} of ${all}`}
      </p>
      {shown >= count && !isOpen ? null : (
        <>
          <Button disabled={first === 0} onClick={() => turn(-1)}>
            Previous
          </Button>
          <Button disabled={end >= count && !isOpen} onClick={() => turn(1)}>
            Next
          </Button>
        </>
      )}
    </div>
  );
}
