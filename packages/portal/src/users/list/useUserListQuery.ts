'use client';

import { formatUserListQuery, parseUserListQuery, type UserListQuery } from '@kmx/core/portal';
import { useAddressQuery, type AddressQuery } from '../../lists/useAddressQuery';

export type UserListState = AddressQuery<UserListQuery>;

const format = { parse: parseUserListQuery, format: formatUserListQuery };

export const useUserListQuery = (): UserListState => useAddressQuery(format);
