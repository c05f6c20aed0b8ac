import type { Send } from './message';
import { sendSimulated } from './send-simulated';
import { sendToEndpoint } from './send-to-endpoint';

const endpoint = process.env.NEXT_PUBLIC_CONTACT_ENDPOINT;

/** The build's sender: real where NEXT_PUBLIC_CONTACT_ENDPOINT was set when building, else simulated. */
export const sendMessage: Send = endpoint
  ? (message) => sendToEndpoint(endpoint, message)
  : sendSimulated;
