import { Button } from '@/components/ui/button';

interface RestOfChoiceProps {
  /** What there are more of, such as `channels`. */
  many: string;
  /** The page of the list that comes next; null when there is none. */
  nextPage: number | null;
  /** Whether as many as can be are loaded already. */
  all: boolean;
  onLoadAll: () => void;
}

/** Under a choice from a list that is longer than what is loaded: the way to more of it, or that there is none. */
export function RestOfChoice({ many, nextPage, all, onLoadAll }: RestOfChoiceProps) {
  if (nextPage === null) return null;
  if (all) return <p class="field-note">These are the first 1,000 {many}.</p>;
  return (
    <div class="section-actions">
      <Button variant="quiet" onClick={onLoadAll}>
        Load all
      </Button>
    </div>
  );
}
