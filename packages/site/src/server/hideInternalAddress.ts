import { ServerResponse } from 'node:http';

const hidden = 'x-middleware-rewrite';

/** Next writes the internal address that a page was rewritten to into its answer, and has no setting against it. */
export function hideInternalAddress(): void {
  const { setHeader } = ServerResponse.prototype;
  ServerResponse.prototype.setHeader = function (this: ServerResponse, name, value) {
    return name.toLowerCase() === hidden ? this : setHeader.call(this, name, value);
  };
}
