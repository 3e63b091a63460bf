import type { IconNode } from 'lucide';
import { type JSX, createContext } from 'preact';
import { useContext } from 'preact/hooks';

import type { OptionsServices } from '@/components/ui/services';
import type { ResourceDefinition, Row, Values } from '@/lib/resources/definition';

import type { List } from './list/list-loader';
import type { Place } from './place';
import type { Message } from './use-message';

/** A row that can be opened, edited and deleted. */
export type RowWithId<R extends Row = Row> = R & { id: string };

export const hasId = (row: Row): row is RowWithId => row.id !== null;

/** What is shown of one row on a page of its own. */
export interface DetailProps<R extends Row> {
  row: RowWithId<R>;
}

export interface SavedForm {
  /** Of the row. */
  id: string;
  values: Values;
  services: OptionsServices;
}

/** What is truly a resource's own on its screen; everything else is drawn from its definition. */
export interface ResourceParts<R extends Row = Row> {
  Detail?(this: void, props: DetailProps<R>): JSX.Element;
  /** Stands beside a form, such as what it will make. */
  FormAside?(this: void, props: { values: Values }): JSX.Element;
  /** Runs once a row was made or changed with what a form held. */
  onSaved?(this: void, saved: SavedForm): void;
}

/** What a definition, and the parts beside it, let be done. */
export type Offers = ReturnType<typeof offersOf>;

export function offersOf(
  { operations, form, changeWords }: ResourceDefinition,
  { Detail }: ResourceParts,
) {
  const hasWords = changeWords !== undefined;
  const hasForm = hasWords && form !== undefined;
  return {
    create: hasForm && operations.create !== undefined,
    update: hasForm && operations.update !== undefined,
    delete: hasWords && operations.delete !== undefined,
    detail: hasWords && Detail !== undefined,
  };
}

/** What every part of a resource's screen is drawn from. */
export interface Resource {
  definition: ResourceDefinition;
  /** Stands for it in the sidebar and before the names of its rows. */
  icon: IconNode;
  parts: ResourceParts;
  offers: Offers;
  serviceId: string;
  list: List;
  place: Place;
  message: Message | null;
  /** Goes on to a place, with a message for it. */
  show: (place: Place, message: Omit<Message, 'address'>) => void;
  askToDelete: (row: RowWithId) => void;
}

export const ResourceContext = createContext<Resource | null>(null);

export function useResource(): Resource {
  const resource = useContext(ResourceContext);
  if (resource === null) throw new Error('no resource around this component');
  return resource;
}
