import { createLocalReq, type ServerProps } from 'payload';
import { hasRole } from '../../access/roles';
import { listFailedSchedules } from '../../schedules/failedSchedules';
import { FailedScheduleList } from './FailedScheduleList';

/** All failed schedules on the admin's dashboard. */
export async function FailedSchedules({
  payload,
  user,
  i18n,
}: Pick<ServerProps, 'payload' | 'user' | 'i18n'>) {
  if (!hasRole({ user: user ?? null }, 'author')) return null;
  const req = await createLocalReq({}, payload);
  return <FailedScheduleList schedules={await listFailedSchedules(req)} language={i18n.language} />;
}

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
