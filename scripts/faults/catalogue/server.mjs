const http = 'packages/server/src/http';

export const faults = [
  {
    id: 'forwarded-for-believed',
    promise: 'A client cannot choose the address by which its requests are counted.',
    file: `${http}/clientAddress.ts`,
    find: "if (text === undefined || text.trim() === '') return 0;",
    replace: "if (text === undefined || text.trim() === '') return 1;",
    checks: { unit: [`${http}/clientAddress.test.ts`] },
  },
  {
    id: 'connections-kept-while-draining',
    promise: 'A server that ends asks its clients to close their connections.',
    file: `${http}/draining.ts`,
    find: "    response.setHeader('connection', 'close');\n",
    replace: '    void response;\n',
    checks: { unit: [`${http}/draining.test.ts`] },
  },
];
