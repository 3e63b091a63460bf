import type { MessageKey } from '@/lib/texts/translate';

/** What a screen of the account says of its subject while there is nothing to show of it. */
type ScreenEnd = 'title' | 'connect_hint' | 'no_api' | 'not_in_plan';

/** What is said of a list. */
type ListEnd =
  | ScreenEnd
  | 'lead'
  | 'search'
  | 'loading'
  | 'load_failed'
  | 'unnamed'
  | 'empty_title'
  | 'empty_hint';

/** What is said where its rows can be created, changed and deleted. */
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

/** The first parts of names of messages, such as `pixels`, for which there is a message with each of some ends. */
type BeginningWith<End extends string, Beginning extends string> = Beginning extends string
  ? [`${Beginning}_${End}`] extends [MessageKey]
    ? Beginning
    : never
  : never;

type BeginningOf<Key, End extends string> = Key extends `${infer Beginning}_${End}`
  ? Beginning
  : never;

/** What the messages of a screen of the account begin with. One that lacks a message is not among them. */
export type ScreenWords = BeginningWith<ScreenEnd, BeginningOf<MessageKey, 'connect_hint'>>;

/** What the messages about a list begin with. One that lacks a message is not among them. */
export type ListWords = BeginningWith<ListEnd, ScreenWords>;

/** What the messages about a list begin with whose rows can be changed. One that lacks a message is not among them. */
export type ChangeWords = BeginningWith<ChangeEnd, ListWords>;

/** What the messages begin with that say of a field how a service saved it. */
export type FieldWords = BeginningWith<
  'not_saved' | 'saved_as',
  BeginningOf<MessageKey, 'saved_as'>
>;
