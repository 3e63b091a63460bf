import type { IconNode } from 'lucide';
import type { ComponentType } from 'preact';

import type { ChangeName, Input } from '@/lib/operations/operations';
import type { ResourceDefinition, Row, Values } from '@/lib/resources/definition';

import type { List } from './list/list-loader';
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

/** What a definition, and the parts beside it, let be done. */
export function offersOf<R extends Row>(
  { operations, form, changeWords }: ResourceDefinition<R>,
  parts: ResourceParts<R>,
): Offers {
  const hasWords = changeWords !== undefined;
  return {
    create: hasWords && operations.create !== undefined && form !== undefined,
    update: hasWords && operations.update !== undefined && form !== undefined,
    delete: hasWords && operations.delete !== undefined,
    detail: hasWords && parts.Detail !== undefined,
  };
}

/** What every part of a resource's screen is drawn from. */
export interface Resource<R extends Row> {
  definition: ResourceDefinition<R>;
  /** What stands for it, in the sidebar as before the names of its rows. */
  icon: IconNode;
  parts: ResourceParts<R>;
  offers: Offers;
  list: List<R>;
  message: Message | null;
  /** What tells the service from others. */
  serviceId: string;
  /** Asks whether to delete a row. */
  onDelete: (row: RowWithId<R>) => void;
}

/** A create or update that the service made. */
export interface Done {
  input: Readonly<Record<string, unknown>>;
  answer: unknown;
  /** What is not as it was asked for, in a sentence for each part. */
  warnings: readonly string[];
  /** Nobody left the form meanwhile. */
  isHere: boolean;
  /** Nothing was typed meanwhile, which would be left unsaved. */
  isAll: boolean;
}

/** What is shown of one row on a page of its own. */
export interface DetailProps<R extends Row> {
  row: R & { id: string };
}

/** What stands beside a form, such as what it will make; it follows what is typed. */
export interface FormAsideProps<R extends Row> {
  values: Values;
  /** Null for a new one. */
  row: R | null;
}

/** What is truly a resource's own on its screen; everything else is drawn from its definition. */
export interface ResourceParts<R extends Row> {
  Detail?: ComponentType<DetailProps<R>>;
  FormAside?: ComponentType<FormAsideProps<R>>;
}

type FormInput = Readonly<Record<string, unknown>>;

/**
 * Hands what a definition made of a form to its operation; the background checks it with the operation's schema before
 * anything is sent.
 */
export const operationInput = (input: FormInput) => input as Input<ChangeName>;

/** The id that the service gave to what was created; null where it told none. */
export const createdId = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string'
    ? answer.id
    : null;

export const deleteInput = (id: string) => operationInput({ id });
