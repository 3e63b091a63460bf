import type { ResourceServices } from '@/components/account/resource-services';
import type { ResourceDefinition, Row } from '@/lib/resources/definition';

import type { List } from './list/use-list';
import type { ResourceParts } from './resource-parts';
import type { Message } from './use-message';

/** A row that can be opened, edited and deleted. */
export type RowWithId<R extends Row> = R & { id: string };

export const hasId = <R extends Row>(row: R): row is RowWithId<R> => row.id !== null;

/** What can be done with a resource. */
export interface Offers {
  create: boolean;
  update: boolean;
  delete: boolean;
  detail: boolean;
}

/** What every part of a resource's screen is drawn from. */
export interface Resource<R extends Row> {
  definition: ResourceDefinition<R>;
  parts: ResourceParts<R>;
  services: ResourceServices;
  offers: Offers;
  list: List<R>;
  message: Message | null;
  /** Of the connected service. */
  address: string;
  /** Asks whether to delete a row. */
  onDelete: (row: RowWithId<R>) => void;
}

/** A create or update that the service made. */
export interface Done {
  input: Readonly<Record<string, unknown>>;
  answer: unknown;
  /** What is not as it was asked for. */
  warning: string | undefined;
  /** Nobody left the form meanwhile. */
  isHere: boolean;
}
