import { NextRequest } from 'next/server';

interface Posted {
  path: string;
  json?: unknown;
  form?: Record<string, string>;
  /** Raw body. */
  text?: string;
  headers?: Record<string, string>;
}

export function postRequest({ path, json, form, text, headers = {} }: Posted): NextRequest {
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  const body = text ?? (form ? new URLSearchParams(form).toString() : JSON.stringify(json));
  return new NextRequest(`http://localhost:3000${path}`, {
    method: 'POST',
    body,
    headers: { host: 'localhost:3000', 'content-type': type, ...headers },
  });
}
