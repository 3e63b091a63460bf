import type { Service } from '../service.ts';
import type { Link } from '../storage/links.ts';

/** What the replica has that answers this question: asked once for each, so that all of one answer is of one moment. */
export function replicaOf({ now, lag }: Service): (link: Link) => boolean {
  const until = now() - lag();
  return ({ createdAt }) => createdAt <= until;
}
