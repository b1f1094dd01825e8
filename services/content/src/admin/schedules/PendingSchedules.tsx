import { createLocalReq, type DefaultServerCellComponentProps, type ServerProps } from 'payload';
import { cache } from 'react';
import { listPendingSchedules } from '../../schedules/pendingSchedules';
import { PendingScheduleList } from './PendingScheduleList';
import { formatMoment, scheduleMessages } from './scheduleMessages';

type DocumentProps = Pick<ServerProps, 'payload' | 'id' | 'i18n'>;

export async function PendingSchedulesOfDocument({ payload, id, i18n }: DocumentProps) {
  if (id === undefined) return null;
  const req = await createLocalReq({}, payload);
  return (
    <PendingScheduleList schedules={await listPendingSchedules(req, String(id))} language={i18n.language} />
  );
}

/** One query for all rows of a list. */
const readAll = cache(async (payload: ServerProps['payload']) =>
  listPendingSchedules(await createLocalReq({}, payload)),
);

type CellProps = Pick<DefaultServerCellComponentProps, 'payload' | 'rowData' | 'i18n'>;

/** List column with the next schedule of a document. */
export async function PendingScheduleCell({ payload, rowData, i18n }: CellProps) {
  const id: unknown = rowData?.['id'];
  const next = (await readAll(payload)).find(({ documentId }) => documentId === id);
  if (!next) return null;
  return (
    <span>{scheduleMessages(i18n.language).pending(next.type, formatMoment(next.dueAt, i18n.language))}</span>
  );
}
