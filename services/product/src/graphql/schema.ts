import { builder } from './builder';
import './classificationType';
import './mediaTypes';
import './productType';
import './queries';
import './specificationType';

/** The service's GraphQL schema. */
export const schema = builder.toSchema();
