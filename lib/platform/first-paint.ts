import { lazy } from '@/lib/async/lazy';

/** Resolves once the page has been painted, or soon where it is out of sight and is not. */
export const firstPaint = lazy(
  async () =>
    new Promise((resolve) => {
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
      setTimeout(resolve, 300);
    }),
);
