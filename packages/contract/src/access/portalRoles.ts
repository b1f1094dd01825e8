/** Roles of the identity provider (section 6); `hasRole` of core matches them. */
export const portalRoles = {
  delegatedAdminInternal: 'kmx_delegatedadmin_intern',
  delegatedAdminExternal: 'kmx_delegatedadmin_extern',
  ticketingActive: 'kmx_int_serviceticketing_active',
  assetdbActive: 'kmx_int_assetdb_active',
  artemisActive: 'kmx_int_artemis_active',
  artemisOnPremises: 'kmx_artemis_onpremuser',
  directPending: 'kmx_int_direct_pending',
  directActive: 'kmx_int_direct_active',
  mfpwmActive: 'kmx_int_mfpwm_active',
  mfpmdsActive: 'kmx_int_mfpmds_active',
  lmsefrontActive: 'kmx_int_lmsefront_active',
  lmsefrontInvited: 'kmx_int_lmsefront_invited',
  lmsefrontInviteExpired: 'kmx_int_lmsefront_inviteexpired',
  productinfoActive: 'kmx_int_productinfo_active',
} as const;
export type PortalRole = (typeof portalRoles)[keyof typeof portalRoles];

/**
 * Alternative spellings by identity providers (decisions, "Names"); elsewhere, only the names of `portalRoles` are
 * used.
 */
const otherSpellings = new Map<string, readonly string[]>([
  [
    portalRoles.lmsefrontInviteExpired,
    [
      'kmx_int_lmsefront_inviteExpired',
      'kmx_int_lmsefront_invite expired',
      'kmx_int_lmsefront_invite_expired',
    ],
  ],
]);

/** Lists the names under which an identity provider may send a role, the canonical one first. */
export const spellingsOfRole = (role: string): readonly string[] => [
  role,
  ...(otherSpellings.get(role) ?? []),
];
