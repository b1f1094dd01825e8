import { accessActions, accessStatuses, applicationKeys, userColumns } from '@kmx/contract/access';

import { actionRejectionCodes, measurementSystems, sortDirections } from '../directory/model';
import { builder } from './builder';

export const AccessStatusEnum = builder.enumType('AccessStatus', { values: accessStatuses });
export const AccessActionEnum = builder.enumType('AccessAction', { values: accessActions });
export const ApplicationEnum = builder.enumType('Application', { values: applicationKeys });
export const MeasurementSystemEnum = builder.enumType('MeasurementSystem', { values: measurementSystems });
export const UserColumnEnum = builder.enumType('UserColumn', { values: userColumns });
export const SortDirectionEnum = builder.enumType('SortDirection', { values: sortDirections });
export const ActionRejectionCodeEnum = builder.enumType('ActionRefusalCode', {
  description: 'Why nothing was changed.',
  values: actionRejectionCodes,
});
