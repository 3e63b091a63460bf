interface Tool {
  id: number;
  name: string;
  weight: number;
}

/** A service with a resource that no service has, behind `fetch`. */
export function fakeToolService(tools: Tool[]) {
  const requests: string[] = [];
  const data = (limit: number, page: number) => ({
    result: tools.length,
    perpage: limit,
    currentpage: page,
    nextpage: page * limit < tools.length ? page + 1 : null,
    maxpage: Math.ceil(tools.length / limit),
    tools: tools.slice((page - 1) * limit, page * limit),
  });
  const answer = (method: string, url: URL, body: Partial<Tool>): object => {
    const id = Number(/\d+/.exec(url.pathname)?.[0]);
    const index = tools.findIndex((tool) => tool.id === id);
    switch (method) {
      case 'POST':
        tools.push({ id: 77, name: '', weight: 0, ...body });
        return { id: 77 };
      case 'PUT':
        Object.assign(tools[index] ?? {}, body);
        return { message: 'Updated.' };
      case 'DELETE':
        tools.splice(index, 1);
        return { message: 'Deleted.' };
      default:
        return {
          data: data(Number(url.searchParams.get('limit')), Number(url.searchParams.get('page'))),
        };
    }
  };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    requests.push(`${request.method} ${url.pathname}`);
    const text = await request.text();
    const body = text === '' ? {} : (JSON.parse(text) as Partial<Tool>);
    return Response.json({ error: 0, ...answer(request.method, url, body) });
  };
  return { fetch, requests, tools };
}
