import type { Access, CollectionConfig } from 'payload';
import { grantAdminToFirstPerson } from '../access/grantAdminToFirstPerson';
import { admins, hasRole } from '../access/roles';
import { environment } from '../config/environment';

const eightHours = 8 * 60 * 60;
const tenMinutes = 10 * 60 * 1000;

/** Users may read and change their own account. */
const adminOrSelf: Access = ({ req }) =>
  hasRole(req, 'admin') || (hasRole(req, 'author') && req.user ? { id: { equals: req.user.id } } : false);

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Person', plural: 'People' },
  auth: {
    tokenExpiration: eightHours,
    maxLoginAttempts: 5,
    lockTime: tenMinutes,
    cookies: { sameSite: 'Lax', secure: environment.publicUrl.startsWith('https:') },
  },
  admin: {
    group: 'Access',
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role'],
    description: 'Authors write drafts, editors publish, administrators manage people and accounts.',
  },
  access: {
    admin: ({ req }) => hasRole(req, 'author'),
    read: adminOrSelf,
    create: admins,
    update: adminOrSelf,
    delete: admins,
    unlock: admins,
  },
  hooks: { beforeChange: [grantAdminToFirstPerson] },
  fields: [
    { name: 'name', type: 'text' },
    {
      name: 'role',
      type: 'select',
      required: true,
      saveToJWT: true,
      defaultValue: 'author',
      access: { update: ({ req }) => hasRole(req, 'admin') },
      options: [
        { value: 'author', label: 'Author' },
        { value: 'editor', label: 'Editor' },
        { value: 'admin', label: 'Administrator' },
      ],
    },
  ],
};
