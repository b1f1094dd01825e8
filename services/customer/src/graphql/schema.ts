import { builder } from './builder';
import './operations';
import './dashboardQueries';
import './portalMutations';
import './portalQueries';
import './inventoryQueries';
import './inventorySearch';
import './orderQueries';
import './partMutations';
import './partQueries';
import './ticketMutations';
import './ticketQueries';

/** The service's GraphQL schema. */
export const schema = builder.toSchema();
