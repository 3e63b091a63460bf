import { lazy } from '@/lib/async/lazy';

import { formatLanguage } from './language';

const numbers = lazy(() => new Intl.NumberFormat(formatLanguage()));

export const numberText = (count: number): string => numbers().format(count);
