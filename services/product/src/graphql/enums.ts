import { languageCodes } from '@kmx/contract/locales';
import { measurementSystems, productStatuses, relationTypes } from '../database/tables';
import { builder } from './builder';

export const LanguageEnum = builder.enumType('Language', {
  description: 'A language of the specification, section 9.',
  values: languageCodes,
});

export const ProductStatusEnum = builder.enumType('ProductStatus', {
  description: 'discontinued: no longer sold, still shown. cancelled: in no list, found by its slug alone.',
  values: productStatuses,
});

export const RelationTypeEnum = builder.enumType('RelationType', { values: relationTypes });

export const MeasurementSystemEnum = builder.enumType('MeasurementSystem', { values: measurementSystems });
