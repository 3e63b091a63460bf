import type { RunningService } from '../../service/start-service.ts';
import type { User } from '../harness/user.ts';
import { connectFurther } from '../scenes/connect-further.ts';
import { prefer } from '../scenes/prefer.ts';
import { tell } from '../scenes/tell.ts';
import { userIdOf } from '../scenes/user-id.ts';

/** An account on a service that somebody is connected to, and what they ask of it. */
export interface Place {
  readonly service: RunningService;
  readonly userId: number;
  /** What Curtail remembers its links under. */
  readonly id: string;
  readonly name: string;
  /** The pages that are to have a link there. */
  readonly wanted: Set<string>;
  /** Those of them for which nothing was told or begun that goes on by itself: whoever wants them asks again. */
  readonly open: Set<string>;
  /** The short URLs that were told, by page. */
  readonly told: Map<string, string>;
}

const withoutLinks = (): Pick<Place, 'wanted' | 'open' | 'told'> => ({
  wanted: new Set(),
  open: new Set(),
  told: new Map(),
});

/** Connects to three accounts, the first and the last of them on one service; the last one is in use, and links are made at once. */
export async function connectPlaces(
  user: User,
  second: RunningService,
): Promise<[Place, Place, Place]> {
  const { service } = user;
  const { baseUrl } = service;
  await user.connect();
  await prefer(user, 'Shorten and copy');
  await tell(user, 'services.change', { id: baseUrl, name: 'First' });
  const other = await connectFurther(user, second, { name: 'Second' });
  const third = await connectFurther(user, service, { username: 'third', name: 'Third' });
  return [
    { service, userId: userIdOf(user), id: baseUrl, name: 'First', ...withoutLinks() },
    { service: second, userId: other, id: second.baseUrl, name: 'Second', ...withoutLinks() },
    { service, userId: third, id: `${baseUrl}#third`, name: 'Third', ...withoutLinks() },
  ];
}

/** The working links of a place, each as its page and its short URL. */
export const linksOn = ({
  service,
  userId,
}: Place): (readonly [page: string, shortUrl: string])[] =>
  service
    .links()
    .filter((link) => link.userId === userId && link.status === 'active')
    .map(({ originalUrl, shortUrl }) => [originalUrl, shortUrl]);
