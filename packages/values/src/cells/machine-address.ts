// No part of an address goes beyond 255: 963.52.54.78 is a phone.
const DOTTED_QUAD = /^(?:1?\d?\d|2[0-4]\d|25[0-5])(?:\.(?:1?\d?\d|2[0-4]\d|25[0-5])){3}$/

/** The address of a machine: "192.168.100.200", "255.255.255.248". */
export const isMachineAddress = (text: string): boolean => DOTTED_QUAD.test(text)
