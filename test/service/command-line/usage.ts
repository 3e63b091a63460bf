/** A mistake in the arguments: its message is all that a person needs. */
export class UsageError extends Error {}

export const usage = `A small link service.

  node test/service/main.ts serve [options]
    --profile NAME        documented (default), observed, rest, account (no short-URL API) or mixed
    --db FILE             the database; in memory without it
    --port N              port of the service; any free one without it
    --control-port N      port for faults, log and counters; any free one without it
    --host ADDRESS        where to listen: 127.0.0.1 without it
    --rate-limit N        requests per minute and key on the account API: 30 without it
    --short-url-rate-limit N
                          the same on the short-URL API: no limit without it
    --base-path PATH      the sub-folder to live in, such as /links
    --public-origin URL   scheme and host of the short URLs
    --api NAME            offer only this API: account or shorturl
    --link-ids NAME       whether both APIs share the ids of links: shared (default), own or crossed
    --behavior JSON       in what it differs without an error, such as '{"ignoresAlias": true}'; see behavior.ts
    --drop-authorization  lose the Authorization header, as some web servers do

  node test/service/main.ts register --db FILE --username NAME --email ADDRESS
    registers a user in that database and prints the API key

  node test/service/main.ts --help

The control port speaks JSON:
  GET    /  /requests  /counters  /links  /faults
  PUT    /faults              {"kind": "drop", "moment": "after", "operation": "create", "times": 1}
  PUT    /random-faults       {"share": 0.2, "seed": 1}, and "faults": […] where not every one is to strike
  DELETE /faults  /requests
  PUT    /rate-limit          {"limit": 5}
  PUT    /short-url-rate-limit  {"limit": 5}, or null for none
  PUT    /clock-offset        {"hours": -25}: by how much its clock is wrong
  PUT    /behavior            {"givesExistingLinks": "exact", "ignoresPassword": true}
  PUT    /colleague           {"userId": 1, "originalUrl": "…", "visits": 5}, with "beside": "after" at the next create
  PUT    /links/PART/expired
  GET    /rows/TABLE          campaigns, channels, pixels, qrCodes, …
  PUT    /rows/TABLE          {"userId": 1, "name": "…"}
  PUT    /fill                {"userId": 1, "qrCodes": 100}
  PUT    /users               {"username": "…", "email": "…"}
  PUT    /users/ID/access     {"access": "no_api_right"}
  PUT    /reset
`;
