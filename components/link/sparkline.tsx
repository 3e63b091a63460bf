import { addStyles } from '@/components/ui/add-styles';
import { lazy } from '@/lib/async/lazy';
import type { ServiceInfo } from '@/lib/model/link';
import { type Look, looksOf } from '@/lib/rules/looks';

import styles from './sparkline.css?inline';

/** Before the first one is drawn: what imports it may never draw one. */
const addItsStyles = lazy(() => addStyles(styles));

const width = 36;
const height = 12;

/** How visits came, as far as Curtail saw it: flat from one look to the next, as nothing is known between them. Words beside it say the figures. */
export function Sparkline({ told }: { told: ServiceInfo | undefined }) {
  addItsStyles();
  const looks = looksOf(told);
  const [first, ...later] = looks;
  const last = later.at(-1);
  if (first === undefined || last === undefined || later.length < 2) return null;
  const figures = looks.map(({ visits }) => visits);
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  if (least === most) return null;
  const x = ({ day }: Look) => Math.round(((day - first.day) / (last.day - first.day)) * width);
  const y = ({ visits }: Look) => Math.round((1 - (visits - least) / (most - least)) * height);
  const steps = later.map((look) => `H${x(look)}V${y(look)}`).join('');
  return (
    <svg class="sparkline" viewBox={`0 -1 ${width} ${height + 2}`} aria-hidden="true">
      <path d={`M0 ${y(first)}${steps}`} />
    </svg>
  );
}
