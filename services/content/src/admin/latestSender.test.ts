import { createLatestSender } from './latestSender';

const createRequests = () => {
  const requests: { value: string; settle: (isOk: boolean) => void }[] = [];
  const send = createLatestSender<string>(
    (value) =>
      new Promise((resolve, reject) => {
        requests.push({ value, settle: (isOk) => (isOk ? resolve() : reject(new Error('offline'))) });
      }),
  );
  const settle = async (isOk: boolean): Promise<void> => {
    requests.at(-1)?.settle(isOk);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  };
  return { send, settle, sent: () => requests.map(({ value }) => value) };
};

test.each([true, false])(
  'sends at once, then the newest of what arrived meanwhile (success: %s)',
  async (isOk) => {
    const { send, settle, sent } = createRequests();
    for (const value of ['W', 'Wi', 'Wir', 'Wire']) send(value);
    expect(sent()).toEqual(['W']);
    await settle(isOk);
    expect(sent()).toEqual(['W', 'Wire']);
    await settle(true);
    expect(sent()).toEqual(['W', 'Wire']);
    send('Wires');
    expect(sent()).toEqual(['W', 'Wire', 'Wires']);
  },
);
