export function LegalPage(_: Record<string, unknown>) {
  return <h1>LegalPage</h1>;
}
