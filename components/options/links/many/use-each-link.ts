import { useRef, useState } from 'preact/hooks';

import { useRequest } from '@/components/ui/use-request';
import { type ErrorReport, reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import { policyOf } from '@/lib/rules/error-policy';

/** Something to do with one link. */
export interface LinkTask {
  link: LinkRecord;
  run: () => Promise<unknown>;
}

export interface FailedTask extends LinkTask {
  error: ErrorReport;
}

/** Does one task after the other, each once, and waits for the rate limit between them. */
export function useEachLink() {
  const { current: done } = useRef<LinkRecord[]>([]);
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const request = useRequest(async ({ whenAllowed, signal }, tasks: readonly LinkTask[]) => {
    const failed: FailedTask[] = [];
    for (const [index, task] of tasks.entries()) {
      if (signal.aborted) break;
      setProgress({ done: index, total: tasks.length });
      try {
        await whenAllowed(task.run);
        done.push(task.link);
      } catch (failure) {
        const error = reportOf(failure);
        const isOver = policyOf(error.code).nextFails === 'certainly';
        for (const each of isOver ? tasks.slice(index) : [task]) failed.push({ ...each, error });
        if (isOver) break;
      }
    }
    return failed;
  });
  const { state } = request;
  return {
    /** The links with which it was done, in their order. */
    done,
    progress,
    request,
    failed: state.state === 'done' ? state.value : [],
  };
}
