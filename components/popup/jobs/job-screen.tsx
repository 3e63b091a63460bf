import type { PopupModel } from '@/components/popup/popup-model';
import type { JobView } from '@/components/popup/view';

import { JobFailure } from './job-failure';
import { JobReport } from './job-report';
import { JobUnderWay } from './job-running';
import { useFollowing } from './use-following';

interface JobScreenProps {
  model: PopupModel;
  view: JobView;
}

/** Links that were asked for without the popup: how far they are, or what became of them. */
export function JobScreen({ model, view }: JobScreenProps) {
  useFollowing(model, view);
  const [item, ...others] = view.job.items;
  if (view.job.state === 'working') return <JobUnderWay model={model} view={view} />;
  return item !== undefined && others.length === 0 ? (
    <JobFailure model={model} view={view} item={item} />
  ) : (
    <JobReport model={model} view={view} />
  );
}
