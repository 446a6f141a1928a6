/**
 * How issuers begin the tokens and keys that they issue, so that one is known wherever it stands. No part repeats
 * another, so the time is linear.
 */
export const issued: RegExp =
  /\beyJ[\w-]{8}|\bsk[-_][\w-]{8}|\b[pr]k_(?:live|test)_|\bgh[opsur]_\w{8}|\bgithub_pat_|\bglpat-|\bA(?:KIA|SIA|ROA|IDA)[A-Z\d]{8}|\bxox[a-z]-|\bxapp-|\bAIza[\w-]{8}|\bya29\.|\bpypi-\w{8}|\bSG\.[\w-]{16}|\bshp(?:at|ca|pa|ss)_|\b(?:npm|hf|ntn)_[A-Za-z\d]{16}|\bdop_v1_|\bwhsec_|\bdckr_pat_|\blin_api_/
