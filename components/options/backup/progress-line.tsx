import type { Progress } from '@/components/options/use-steps';
import { Button } from '@/components/ui/button';
import { progressInWords } from '@/lib/texts/count-text';

interface ProgressLineProps {
  /** What is being done, as in “Checking: 4,000 of 10,000 links”. */
  what: string;
  /** Null as long as it is not known. */
  progress: Progress | null;
  onStop: () => void;
}

/** How far work in steps has come, and the button that stops it. */
export function ProgressLine({ what, progress, onStop }: ProgressLineProps) {
  return (
    <div class="moving-progress">
      <p>{progress === null ? `${what}…` : `${what}: ${progressInWords(progress)} links`}</p>
      <progress aria-label={what} {...(progress === null ? {} : barOf(progress))} />
      <Button onClick={onStop}>Stop</Button>
    </div>
  );
}

/** Without links there is nothing to fill the bar with. */
const barOf = ({ done, total }: Progress) => ({ value: done, max: Math.max(total, 1) });
