import { createLocalReq, type ServerProps } from 'payload';
import { hasRole } from '../../access/roles';
import { listFailedSchedules } from '../../schedules/failedSchedules';
import { FailedScheduleList } from './FailedScheduleList';

/** On the first screen of the admin: everything that did not happen as it was scheduled. */
export async function FailedSchedules({
  payload,
  user,
  i18n,
}: Pick<ServerProps, 'payload' | 'user' | 'i18n'>) {
  if (!hasRole({ user: user ?? null }, 'author')) return null;
  const req = await createLocalReq({}, payload);
  return <FailedScheduleList schedules={await listFailedSchedules(req)} language={i18n.language} />;
}

/** On the form of the document that it is about. */
export async function FailedSchedulesOfDocument({
  payload,
  id,
  i18n,
}: Pick<ServerProps, 'payload' | 'id' | 'i18n'>) {
  if (id === undefined) return null;
  const req = await createLocalReq({}, payload);
  return (
    <FailedScheduleList
      schedules={await listFailedSchedules(req, String(id))}
      language={i18n.language}
      isOnForm
    />
  );
}
