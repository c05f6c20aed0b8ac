/** Which products are used through Nexus: those whose page says so. */
export const needNexus =
  'The panic button, gunshot detection, Rapid Lockdown, Floor Plan View and AI-Powered Insights need Nexus. The others work alone.';
