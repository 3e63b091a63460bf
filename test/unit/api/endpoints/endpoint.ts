import type { Input, OperationName, Output } from '@/lib/operations/operations';

/** One endpoint of the API document: what is asked, how that has to look on the wire, an answer, and what is read from it. */
export interface Endpoint<N extends OperationName = OperationName> {
  name: N;
  input: Input<N>;
  method: string;
  /** From the base address on. */
  path: string;
  body: unknown;
  answer: unknown;
  output: Output<N>;
}

/** Makes a row of the table. */
export const endpoint = <N extends OperationName>(
  name: N,
  input: Input<N>,
  [request, body]: [string, unknown?],
  [answer, output]: [unknown, Output<N>],
): Endpoint<N> => {
  const [method = '', path = ''] = request.split(' ');
  return { name, input, method, path, body, answer, output };
};

/** The same, where the body is the input as it is. */
export const sending = <N extends OperationName>(
  name: N,
  input: Input<N>,
  request: string,
  answer: [unknown, Output<N>],
): Endpoint<N> => endpoint(name, input, [request, input], answer);

/** The answer that holds nothing but a sentence. */
export const said = (message: string) =>
  [{ error: 0, message }, { message }] as [unknown, { message: string }];

/** The answer that holds nothing but a number. */
export const created = [{ error: 0, id: 9 }, { id: '9' }] as [unknown, { id: string }];

export const when = '2026-11-20 10:11:12';

/** A page of a list as services send it. */
export const page = (key: string, rows: unknown[]) => ({
  error: '0',
  data: { result: 16, perpage: 15, currentpage: 1, nextpage: 2, maxpage: 2, [key]: rows },
});

/** The same as it is read. */
export const pageRead = <T>(items: T[]) => ({ items, total: 16, nextPage: 2 });

/** A page whose rows are read as they are. */
export const listed = <T>(key: string, ...rows: T[]) =>
  [page(key, rows), pageRead(rows)] as [unknown, ReturnType<typeof pageRead<T>>];
