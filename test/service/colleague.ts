import type { Moment } from './faults/fault.ts';
import { chooseFreePart } from './links/free-part.ts';
import type { Link, Links, NewLink } from './storage/links.ts';

/** A link of the account that somebody else makes; what is left out is that of a plain one of this moment. */
export type ColleagueLink = Pick<Link, 'userId' | 'originalUrl'> &
  Partial<Omit<NewLink, 'userId' | 'originalUrl'> & Pick<Link, 'visits'>>;

/** A second person with the same account, whose links are made without a request. */
export class Colleague {
  readonly #links: Links;
  readonly #now: () => number;
  #waiting: { moment: Moment; link: ColleagueLink }[] = [];

  constructor(links: Links, now: () => number) {
    this.#links = links;
    this.#now = now;
  }

  /** Makes a link at once. Throws `conflict` when its domain has the short part already. */
  add({ visits = 0, ...link }: ColleagueLink): Link {
    const domain = link.domain ?? '';
    const plain = {
      domain,
      part: link.part ?? chooseFreePart(this.#links, domain),
      password: null,
      expiresAt: null,
      createdAt: this.#now(),
    };
    const { id } = this.#links.add({ ...plain, ...link });
    this.#links.setVisits(id, visits);
    return this.#links.get(link.userId, id);
  }

  /** Makes a link right before or after the next create is carried out: whatever is held, nothing comes between. */
  addBeside(moment: Moment, link: ColleagueLink): void {
    this.#waiting.push({ moment, link });
  }

  /** To be called at each moment of a create. */
  act(moment: Moment): void {
    const due = this.#waiting.filter((waiting) => waiting.moment === moment);
    this.#waiting = this.#waiting.filter((waiting) => waiting.moment !== moment);
    for (const { link } of due) this.add(link);
  }

  /** Forgets the links that were to be made. */
  clear(): void {
    this.#waiting = [];
  }
}
