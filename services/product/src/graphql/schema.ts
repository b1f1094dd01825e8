import { builder } from './builder';
import './classificationType';
import './mediaTypes';
import './productType';
import './queries';
import './specificationType';

export const schema = builder.toSchema();
