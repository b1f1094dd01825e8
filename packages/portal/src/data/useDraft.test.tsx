import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';

import { createFakeSignIn, customer } from '../signIn/signIn.mock';
import { SignInContext } from '../signIn/SignInContext';

import { removeAllDrafts } from '../storage/draftStorage';
import { useDraft } from './useDraft';

const schema = z.object({ name: z.string() });
const as = (id: string) => {
  const signIn = createFakeSignIn({ user: { ...customer, id } });
  return function Owner({ children }: { children: ReactNode }) {
    return <SignInContext value={signIn}>{children}</SignInContext>;
  };
};
const open = (id = 'u-1') =>
  renderHook(() => useDraft('invite', schema, { name: '' }), { wrapper: as(id) }).result;

afterEach(() => sessionStorage.clear());

describe('"a half-filled form survives the round trip"', () => {
  it('is restored after leaving the page', () => {
    const first = open();
    act(() => first.current[1]({ name: 'Carla' }));
    expect(first.current[0]).toEqual({ name: 'Carla' });
    expect(open().current[0]).toEqual({ name: 'Carla' });
  });

  it('is not visible to another user', () => {
    const first = open();
    act(() => first.current[1]({ name: 'Carla' }));
    expect(open('u-2').current[0]).toEqual({ name: '' });
  });

  it('is removed after submission and at sign-out', () => {
    const first = open();
    act(() => first.current[1]({ name: 'Carla' }));
    act(() => first.current[2]());
    expect(open().current[0]).toEqual({ name: '' });
    act(() => first.current[1]({ name: 'Carla' }));
    removeAllDrafts();
    expect(open().current[0]).toEqual({ name: '' });
  });

  it.each([['{"name":1}'], ['{'], ['null']])('is dropped if the stored value is invalid: %s', (text) => {
    sessionStorage.setItem('kmx.draft.u-1.invite', text);
    expect(open().current[0]).toEqual({ name: '' });
  });

  it('works without storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    const first = open();
    act(() => first.current[1]({ name: 'Carla' }));
    expect(first.current[0]).toEqual({ name: 'Carla' });
  });
});
