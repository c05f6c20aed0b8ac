export function ContactPage(_: Record<string, unknown>) {
  return <h1>ContactPage</h1>;
}
