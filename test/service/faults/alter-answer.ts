/** The same answer with another body of the same content type. */
export function withBody(response: Response, body: string): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(body, { status: response.status, headers });
}

/**
 * Changes every value of a JSON answer that stands under one of the names, at any depth.
 * Answers that are not JSON pass unchanged.
 */
export async function changeValues(
  response: Response,
  change: (name: string, value: unknown) => unknown,
): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const body: unknown = JSON.parse(await response.text(), (name, value: unknown) =>
    change(name, value),
  );
  return withBody(response, JSON.stringify(body));
}

/** A value of a type that nobody expects where the given one stood. */
export function mistype(value: unknown): unknown {
  if (Array.isArray(value)) return { length: value.length };
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number') return { value };
  if (typeof value === 'boolean') return [value];
  return value === null ? [] : value;
}
