import { readFileSync } from 'node:fs';
import { headersFile } from '../harden/headers-file.mjs';
import { securityHeaders } from '../harden/policy.mjs';
import { headersMaps, variableOf } from './headers-maps.mjs';

const pages = [
  { path: '/', scripts: ['sha256-home'], styles: [] },
  { path: '/about/', scripts: ['sha256-about'], styles: [] },
  { path: '/404.html', scripts: [], styles: [] },
];
const maps = headersMaps(headersFile(pages, { basePath: '/campus' }));
const mapOf = (name) => maps.split('map $uri ').find((text) => text.startsWith(variableOf(name)));

describe('headersMaps', () => {
  it('maps a page’s folder and its file', () => {
    const policies = mapOf('Content-Security-Policy');
    expect(policies).toMatch(/"\/campus\/about\/" "[^"]*sha256-about/);
    expect(policies).toMatch(/"\/campus\/about\/index\.html" "[^"]*sha256-about/);
    expect(policies).toMatch(/"\/campus\/404\.html" "/);
  });

  it('maps the general headers to all paths', () => {
    expect(mapOf('X-Content-Type-Options')).toContain('"~^/campus/" "nosniff";');
  });

  it('allows caching of hashed files only', () => {
    const caching = mapOf('Cache-Control');
    expect(caching).toContain('"~^/campus/_next/static/" "public, max-age=31536000, immutable";');
    expect(caching).toContain('default "public, max-age=0, must-revalidate";');
  });

  it('keeps values within nginx’s limit', () => {
    for (const line of maps.split('\n')) expect(line.length).toBeLessThan(4096);
  });

  it('throws an error for a value that nginx would interpret', () => {
    expect(() => headersMaps('/*\n  X-Test: $remote_addr\n')).toThrow('nginx cannot hold');
  });

  it('has a variable for each header of site.conf', () => {
    const site = readFileSync('deploy/nginx/site.conf', 'utf8');
    for (const name of [...Object.keys(securityHeaders), 'Content-Security-Policy'])
      expect(site).toContain(`add_header ${name} ${variableOf(name)} always;`);
    expect(site).toContain(`add_header Cache-Control ${variableOf('Cache-Control')};`);
  });
});
