/** What the admin asks of the server. Whoever is not logged in is told that there is nothing. */
import { ask, page } from "../net/api";
import type { AdminLoad, AdminPeople, AdminSite, AdminTables, Done, LinkMade } from "../wire";

export const logIn = (key: string) => ask<Done>("POST", "admin/login", { key });
export const logOut = () => ask<Done>("POST", "admin/logout");

export const readSite = () => ask<AdminSite>("GET", "admin/site");
export const announce = (text: string | null) => ask<AdminSite>("PUT", "admin/announcement", { text });
export const setInviteOnly = (on: boolean) => ask<AdminSite>("PUT", "admin/invite-only", { on });
export const setRetention = (days: number | null) => ask<AdminSite>("PUT", "admin/retention", { days });
export const invite = () => ask<LinkMade>("POST", "admin/invitations");
export const revoke = (number: number) => ask<Done>("DELETE", `admin/invitations/${number}`);

/** A path with what is wanted of it; what is not said is left out. */
export function wanting(path: string, wanted: Readonly<Record<string, string | boolean | null>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wanted)) if (value) query.set(name, String(value));
  return query.size > 0 ? `${path}?${query}` : path;
}

export const tables = (status: string | null, person: string | null, more: string | null = null) =>
  ask<AdminTables>("GET", page(wanting("admin/tables", { status, person }), more));
export const endTable = (table: string, reason: string) =>
  ask<Done>("POST", `admin/tables/${table}/end`, { reason });
export const deleteTable = (table: string) => ask<Done>("DELETE", `admin/tables/${table}`);

export const people = (name: string | null, banned: boolean, more: string | null = null) =>
  ask<AdminPeople>("GET", page(wanting("admin/people", { name, banned }), more));
export const ban = (person: string) => ask<Done>("PUT", `admin/people/${person}/ban`);
export const unban = (person: string) => ask<Done>("DELETE", `admin/people/${person}/ban`);

export const load = () => ask<AdminLoad>("GET", "admin/load");
