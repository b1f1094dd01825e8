import { contractLevels, coverStatuses, machineTypes } from '@kmx/contract/machines';
import { articleKinds, downloadKinds, partKinds, productInfoStatuses } from '@kmx/contract/parts';
import {
  closeReasons,
  ticketConcerns,
  ticketEntryKinds,
  ticketStatuses,
  ticketTypes,
} from '@kmx/contract/tickets';
import { sortDirections } from '../directory/model';
import { type Attachment, type Location, type MachineChoice } from '../directory/places';
import { builder } from './builder';
import { OrganisationObject } from './userTypes';

export const SortDirectionEnum = builder.enumType('SortDirection', { values: sortDirections });
export const MachineTypeEnum = builder.enumType('MachineType', { values: machineTypes });
export const CoverStatusEnum = builder.enumType('CoverStatus', {
  description: 'Of a warranty or a contract; it ends soon within 90 days.',
  values: coverStatuses,
});
export const ContractLevelEnum = builder.enumType('ContractLevel', { values: contractLevels });
export const TicketTypeEnum = builder.enumType('TicketType', { values: ticketTypes });
export const TicketConcernEnum = builder.enumType('TicketConcern', { values: ticketConcerns });
export const TicketStatusEnum = builder.enumType('TicketStatus', { values: ticketStatuses });
export const CloseReasonEnum = builder.enumType('CloseReason', { values: closeReasons });
export const TicketEntryKindEnum = builder.enumType('TicketEntryKind', { values: ticketEntryKinds });
export const PartKindEnum = builder.enumType('PartKind', { values: partKinds });
export const ProductInfoStatusEnum = builder.enumType('ProductInfoStatus', { values: productInfoStatuses });
export const ArticleKindEnum = builder.enumType('ArticleKind', { values: articleKinds });
export const DownloadKindEnum = builder.enumType('DownloadKind', { values: downloadKinds });

export const LocationObject = builder.objectRef<Location>('Location').implement({
  description: 'A site of an organisation.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    city: t.exposeString('city'),
    country: t.exposeString('country', { description: 'ISO 3166-1 alpha-2.' }),
    organisation: t.expose('organisation', { type: OrganisationObject }),
  }),
});

export const MachineChoiceObject = builder.objectRef<MachineChoice>('MachineChoice').implement({
  description: 'A machine as forms and filters offer it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    serialNumber: t.exposeString('serialNumber'),
    type: t.expose('type', { type: MachineTypeEnum }),
    locationId: t.exposeID('locationId'),
  }),
});

export const AttachmentObject = builder.objectRef<Attachment>('Attachment').implement({
  description: 'A file; its content is at /attachments/{id}.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    type: t.exposeString('type', { description: 'The media type that its content has.' }),
    size: t.exposeInt('size', { description: 'Bytes.' }),
  }),
});
