import type { PayloadRequest } from 'payload';
import type { User } from '../payload-types';

type Session = NonNullable<User['sessions']>[number];

/** The session of a request of a person; Payload keeps its id beside the user. */
export const ownSession = ({ user }: Pick<PayloadRequest, 'user'>): Session | undefined => {
  if (user?.collection !== 'users') return undefined;
  const id: unknown = Reflect.get(user, '_sid');
  return user.sessions?.find((session) => session.id === id);
};
