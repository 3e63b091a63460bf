import type { MessageKey } from '@/lib/texts/translate';

/** For a screen of the account that has nothing to show. */
type ScreenEnd = 'title' | 'connect_hint' | 'no_api' | 'not_in_plan';

type ListEnd =
  | ScreenEnd
  | 'lead'
  | 'search'
  | 'loading'
  | 'load_failed'
  | 'unnamed'
  | 'empty_title'
  | 'empty_hint';

type ChangeEnd =
  | 'new'
  | 'create'
  | 'created'
  | 'create_failed'
  | 'saved'
  | 'save_failed'
  | 'delete'
  | 'delete_meaning'
  | 'deleted'
  | 'delete_failed'
  | 'row_loading'
  | 'not_found'
  | 'not_loaded';

/** Prefixes, such as `pixels`, that have a message with each of some ends. */
type BeginningWith<End extends string, Beginning extends string> = Beginning extends string
  ? [`${Beginning}_${End}`] extends [MessageKey]
    ? Beginning
    : never
  : never;

type BeginningOf<Key, End extends string> = Key extends `${infer Beginning}_${End}`
  ? Beginning
  : never;

/** A prefix that lacks a message is not among them. */
export type ScreenWords = BeginningWith<ScreenEnd, BeginningOf<MessageKey, 'connect_hint'>>;

export type ListWords = BeginningWith<ListEnd, ScreenWords>;

export type ChangeWords = BeginningWith<ChangeEnd, ListWords>;

/** For how a service saved a field. */
export type FieldWords = BeginningWith<
  'not_saved' | 'saved_as',
  BeginningOf<MessageKey, 'saved_as'>
>;
